-- The next statements of a run with something to pay, in order of member. Planned by the index whatever the table's statistics say: right
-- after a run they are those of the day before.
create or replace function rebate_payable(p_run bigint, p_after bigint, p_limit int)
returns table (member_id bigint, amount bigint, wallet bigint)
language sql stable set enable_seqscan = off as $$
  select t.member_id, t.amount, t.wallet
  from rebate_statement t
  where t.run = p_run and t.member_id > p_after and t.amount > 0
  order by t.member_id
  limit p_limit;
$$;
