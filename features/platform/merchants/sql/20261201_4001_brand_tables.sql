-- The first migration of the settings made these; they have long been written here.
comment on table merchant is 'Handed over: to the merchants feature, which creates and changes brands.';
comment on table merchant_flag is 'Handed over: to the merchants feature, which switches the flags of a brand.';
