-- The field's name for what a connection speaks.
alter table vendor_connection rename column dialect to protocol;
