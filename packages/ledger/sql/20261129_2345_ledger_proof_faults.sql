-- What the continuous proof found the last time it looked: an office that says "late" where the books are broken says too little.
alter table proof_mark
add column faults integer not null default 0;
