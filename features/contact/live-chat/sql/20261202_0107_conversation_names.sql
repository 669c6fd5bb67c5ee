-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table service_talk rename to conversation;
alter view if exists service_talk_view rename to conversation_view;
alter table service_line rename to conversation_message;
alter view if exists service_line_view rename to conversation_message_view;
alter table service_canned rename to canned_response;
