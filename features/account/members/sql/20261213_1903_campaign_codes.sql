-- Codes of affiliates (docs/decisions/0081): they place no one in a line of agents.
alter table invite_code
  drop constraint invite_code_kind_check,
  add constraint invite_code_kind_check check (kind in ('affiliate', 'referral', 'brand', 'campaign'));
