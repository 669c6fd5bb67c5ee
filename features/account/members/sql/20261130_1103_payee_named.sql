-- Since when an account claims its name: a name that was written down later says nothing against an older account (decision 47).
-- Null: since the account was opened.
alter table member add column payee_named_at timestamptz;
