-- How a brand puts its lobby in order: its vendors, the games that stand in its navigation, and the vendors whose games are told in a
-- pop-up list instead of tile by tile. The hot mark and the order of games are columns of merchant_game already.

-- What one brand does with a vendor; no row: in the catalogue's order, every game a tile of its own.
create table merchant_vendor (
  merchant text not null references merchant (code),
  vendor text not null references vendor (code),
  -- null: where the catalogue puts it
  sort integer,
  -- isGame VASSALAGE (specification §3): one tile a category, which opens the list of the vendor's games
  opens_list boolean not null default false,
  primary key (merchant, vendor)
);
grant select, insert, update on merchant_vendor to fairhouse_app;

-- an entry of type game in the navigation (specification §4)
alter table merchant_game add column is_pinned boolean not null default false;

create trigger announce after insert or update or delete on merchant_vendor
for each statement execute function announce_configuration();

-- processes keep the vendors beside the games now: a logo, too, is announced to the others
drop trigger announce on vendor;
create trigger announce after update of is_stopped, is_contracted, logo, sort, name on vendor
for each statement execute function announce_configuration();
