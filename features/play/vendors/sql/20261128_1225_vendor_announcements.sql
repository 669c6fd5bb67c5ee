-- Who may call, from where and with which key is kept in memory by every process; a change is announced as any of the configuration.
create trigger announce after insert or update or delete on vendor_door
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on vendor_key
for each statement execute function announce_configuration();
