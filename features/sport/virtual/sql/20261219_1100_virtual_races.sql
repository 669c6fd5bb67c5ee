-- A race has one win chance for each of its runners.
alter table sport_virtual_match drop constraint sport_virtual_match_expected_check;
alter table sport_virtual_match add constraint sport_virtual_match_expected_check check (cardinality(expected) between 1 and 16);
