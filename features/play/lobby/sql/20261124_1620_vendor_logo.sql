-- A maker's logo, once an operator who may show it has brought one (GAM-06); until then its name stands on a plain plate.
alter table vendor
  add column logo text constraint vendor_logo_is_a_file check (logo ~ '^[0-9a-f]{32}\.jpg$');
create unique index vendor_logo on vendor (logo) where logo is not null;
comment on index vendor_logo is 'A logo is asked for by its file name.';
