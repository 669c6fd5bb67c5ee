-- The operator's own picture of a promotion, for all of its versions; without one the page draws the scene of its category.
create table promotion_picture (
  series uuid primary key,
  file text not null unique check (file ~ '^[0-9a-f]{32}\.jpg$'),
  added_at timestamptz not null
);

grant select, insert, update, delete on promotion_picture to fairhouse_app;
