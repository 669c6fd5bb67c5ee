-- whether a host is counted is cached by every process
create trigger announce after insert or update or delete on affiliate_domain
for each statement execute function announce_configuration();
