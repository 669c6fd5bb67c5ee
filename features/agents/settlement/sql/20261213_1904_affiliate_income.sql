-- Commission of affiliates as a kind of agents' income (docs/decisions/0081).
alter table agent_run
  drop constraint agent_run_kind_check,
  add constraint agent_run_kind_check check (kind in ('dividend', 'daily', 'hourly', 'realTime', 'spread', 'affiliate'));
alter table agent_adjustment
  drop constraint agent_adjustment_kind_check,
  add constraint agent_adjustment_kind_check check (kind in ('dividend', 'daily', 'hourly', 'realTime', 'spread', 'affiliate'));
