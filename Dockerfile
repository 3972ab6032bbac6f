# syntax=docker/dockerfile:1
# Built with: docker build -t partner-directory .
# Runs as an unprivileged user on a read-only root; everything it writes is below /data.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build \
  && node scripts/prune-packages.ts \
  && mv "dist/$(cat dist/current)" build \
  && mkdir empty

# The C libraries alone, without shell and packages; node is copied. DATABASE_URL has its own server.
FROM gcr.io/distroless/cc-debian12
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build --chown=65532:65532 /app/empty /data
COPY --from=build --chown=65532:65532 /app/empty /backups
COPY --from=build --chown=65532:65532 /app/empty /backups-key
USER 65532:65532
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--expose-gc", "build/server/main.js"]
