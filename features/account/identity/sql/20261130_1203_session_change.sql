-- Why the password that opened this session must be changed before it is good for anything else; null where it need not.
alter table member_session
  add column change_why text check (change_why in ('oneTime', 'default', 'weak', 'expired'));
