-- Where the socket adapter puts messages that are too large for a notification; made here because two processes that
-- race to make it would break each other's start.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

grant select, insert, delete on socket_io_attachments to fairhouse_app;
grant usage on sequence socket_io_attachments_id_seq to fairhouse_app;
