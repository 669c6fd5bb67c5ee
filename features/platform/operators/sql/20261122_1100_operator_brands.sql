-- Which brands an operator works for: none named means every brand of the house. Who is limited sees and changes nothing
-- of any other brand, and nothing of the house as a whole.
alter table operator
  add column brands text[] check (brands is null or (cardinality(brands) > 0 and array_position(brands, null) is null));
