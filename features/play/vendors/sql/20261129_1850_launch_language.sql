-- The language that a game was launched in: what the vendor shows follows it, whatever language the account has its letters in.
-- Empty for launches from before.
alter table vendor_session add column language text;
