ALTER TABLE "changes" DROP CONSTRAINT "changes_change_set_id_change_sets_id_fk";
