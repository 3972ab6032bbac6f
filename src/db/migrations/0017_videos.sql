CREATE TABLE "video_files" (
	"video_id" uuid NOT NULL,
	"shape" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"position" integer NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"token" text,
	"leased_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"duration_seconds" double precision,
	"width" integer,
	"height" integer,
	CONSTRAINT "video_files_video_id_shape_pk" PRIMARY KEY("video_id","shape")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_hash" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"template_id" text NOT NULL,
	"words" jsonb NOT NULL,
	"logo" "bytea",
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_files" ADD CONSTRAINT "video_files_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_files_token" ON "video_files" USING btree ("token");--> statement-breakpoint
CREATE INDEX "video_files_unfinished" ON "video_files" USING btree ("state") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "videos_current_content" ON "videos" USING btree ("content_hash") WHERE is_current;--> statement-breakpoint
CREATE INDEX "videos_expires" ON "videos" USING btree ("expires_at");