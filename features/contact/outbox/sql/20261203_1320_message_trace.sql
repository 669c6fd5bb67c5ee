-- The trace in which a message was queued (W3C traceparent), where traces are on: the sending, minutes or days later, links to it.
alter table outgoing_message
  add column trace text check (trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
