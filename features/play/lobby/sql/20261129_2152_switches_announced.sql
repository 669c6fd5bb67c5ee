-- The lists of the lobby are kept in memory by every process for a moment; what is switched is announced as any of the configuration.
create trigger announce after update of is_stopped on game
for each statement execute function announce_configuration();

create trigger announce after update of is_stopped, is_contracted on vendor
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on brand_stop
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on merchant_game
for each statement execute function announce_configuration();
