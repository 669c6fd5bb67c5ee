-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table paper_check rename to identity_document;
alter view if exists paper_check_view rename to identity_document_view;
alter table paper_picture rename to identity_document_picture;
alter table paper_request rename to identity_document_request;
alter table identity_document_picture rename column paper_check to identity_document;
