-- Money that is held in a frozen wallet leaves it only where two people agreed for that very hold; who they were stays with it.

alter table hold
  add column freeze_passed_by uuid[],
  add constraint hold_passed_by_two check (
    freeze_passed_by is null or (cardinality(freeze_passed_by) = 2 and freeze_passed_by[1] <> freeze_passed_by[2])
  );
