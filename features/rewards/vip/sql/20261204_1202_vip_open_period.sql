-- Whether everything that counts in the open period of a brand was looked at once; false after it opened.
alter table vip_brand add column is_whole boolean not null default false;
-- what operators set holds until a day, or not at all
alter table vip_member add constraint vip_member_floor check ((floor_level is null) = (floor_until is null));
