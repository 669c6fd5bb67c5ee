-- Sent messages are kept as long as the brand says: they carry addresses of people.
grant delete on outgoing_message to fairhouse_app;
-- the sweeper's next rows
create index outgoing_message_over on outgoing_message (created_at) where state not in ('waiting', 'sending');
