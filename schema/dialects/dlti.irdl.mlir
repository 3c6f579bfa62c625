// The dlti dialect, made by import-dialect.

irdl.dialect @dlti {
}
