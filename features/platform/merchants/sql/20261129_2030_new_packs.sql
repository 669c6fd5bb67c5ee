-- An operator makes further packs, each from a copy of one that is there.
grant insert on jurisdiction_pack to fairhouse_app;
