-- Earlier migrations inserted the two demo brands with their settings, canned responses and open deposit methods whose accounts
-- are invented. They are demo data: the seed of a demo inserts them now (tools/seed/demo), and a live installation begins
-- without a brand. A database that is in use keeps everything: somebody has registered, was given an account or holds money there.
do $$
begin
  if exists (select from member) or exists (select from operator) or exists (select from wallet) then
    return;
  end if;
  delete from deposit_method where merchant in ('JADE', 'AMBER');
  delete from service_canned where merchant in ('JADE', 'AMBER');
  delete from merchant_setting where merchant in ('JADE', 'AMBER');
  delete from merchant_flag where merchant in ('JADE', 'AMBER');
  delete from merchant_host where merchant in ('JADE', 'AMBER');
  delete from domain_route where merchant in ('JADE', 'AMBER');
  delete from merchant_status where merchant in ('JADE', 'AMBER');
  delete from region_rule where merchant in ('JADE', 'AMBER');
  delete from merchant_game where merchant in ('JADE', 'AMBER');
  delete from merchant where code in ('JADE', 'AMBER');
exception
  -- a job or a visitor has left rows under a brand: it is in use, and all of it stays (the block is undone as a whole)
  when foreign_key_violation then null;
end
$$;
