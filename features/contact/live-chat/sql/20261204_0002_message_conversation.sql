-- The field's name for what a message belongs to. A fresh database has no views yet: they are created after the migrations.
alter table conversation_message rename column talk to conversation;
alter view if exists conversation_message_view rename column talk to conversation;
