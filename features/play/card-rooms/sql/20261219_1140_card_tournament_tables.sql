-- Tables of tournaments are card rooms that another feature deals (features/play/card-tournaments). Their chips are points: is_practice.
alter table card_room add column tournament bigint;
alter table card_room add constraint card_room_tournament check (tournament is null or is_practice);
-- the tables of a tournament
create index card_room_tournament_tables on card_room (tournament) where tournament is not null;
