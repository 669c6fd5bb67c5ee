-- Which version of the terms a member agreed to and when (A2). Whoever is not here agreed to the first.
create table member_terms (
  member_id bigint not null references member (id),
  version text not null check (version ~ '^[0-9A-Za-z.-]{1,20}$'),
  accepted_at timestamptz not null,
  ip text not null,
  primary key (member_id, version)
);

grant select, insert on member_terms to fairhouse_app;
