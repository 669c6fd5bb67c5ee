-- What other features read of the settlement (docs/decisions/0038). Columns are added at the end.
create or replace view agent_statement_view as
select s.id, s.number, s.member_id, u.merchant, u.kind, u.period, u.starts_at, u.ends_at, u.book, u.batch, u.settled_at, s.earned,
  s.corrected, s.adjusted, s.carried, s.amount, s.left_over
from agent_statement s
join agent_run u on u.id = s.run;
comment on view agent_statement_view is 'Published: statements of agents and affiliates.';

grant select on agent_statement_view to fairhouse_app;
