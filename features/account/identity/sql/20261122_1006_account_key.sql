-- A name's key is made by the house; letters such as İ or a final Σ become small in another way here than there, and a brand
-- may take any letters in a name. What must hold is that the key itself is small.
alter table member drop constraint member_check;
alter table member add constraint member_account_key_small check (account_key = lower(account_key));
