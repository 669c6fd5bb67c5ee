-- A contract ends when its agent is moved to another upline (docs/decisions/0080).
alter table agent_contract
  drop constraint agent_contract_ended_why_check,
  add constraint agent_contract_ended_why_check check (ended_why in ('replaced', 'lowered', 'agreed', 'operator', 'moved'));
