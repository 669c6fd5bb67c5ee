-- The mode that a database was started in: a demo's data must never be served as a live brand, nor demo data be seeded beside real members.

create table installation (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'live')),
  started_at timestamptz not null
);

-- a database that was seeded before modes were recorded
insert into installation (mode, started_at)
select 'demo', now()
where exists (select from member where merchant = 'JADE' and account_key = 'mai')
  and exists (select from operator where account = 'op-linh');

-- written once, by the first start; never changed
grant select, insert on installation to fairhouse_app;
