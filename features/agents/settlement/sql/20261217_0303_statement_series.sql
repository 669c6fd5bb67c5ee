-- The next statement carries what the newest one of the same kind and period left over. Finding it through the runs cost a look-up for each
-- run that there ever was, and a scan of all statements for an agent without one.
alter table agent_statement add column series text;
update agent_statement s
set series = case when r.kind = 'affiliate' then r.kind else r.kind || '/' || r.period end
from agent_run r
where r.id = s.run;
alter table agent_statement alter column series set not null;
-- what the newest statement of an agent in a series left over
create index agent_statement_series on agent_statement (member_id, series, number);
