-- Where a recovery link went: once the account has another address, or none, the link opens nothing. Null: written before this.
alter table recovery_link add column email text;
