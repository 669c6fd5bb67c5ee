-- An operator may send a member into a time-out too: whoever set it stands beside any kind, and always beside an operator's own.
alter table exclusion
  drop constraint exclusion_check2,
  add constraint exclusion_operator_named check (kind <> 'operator' or set_by is not null);
