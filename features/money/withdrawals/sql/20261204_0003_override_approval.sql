-- Named like the other approvals. Requests of before keep their rows; a database that is upgraded has the published view too.
alter table withdrawal_override rename to withdrawal_override_approval;
alter index withdrawal_override_live rename to withdrawal_override_approval_live;
alter table withdrawal_override_approval
  rename constraint withdrawal_override_four_eyes to withdrawal_override_approval_four_eyes;
alter table withdrawal_override_approval
  rename constraint withdrawal_override_decided to withdrawal_override_approval_decided;
alter view if exists withdrawal_override_view rename to withdrawal_override_approval_view;
