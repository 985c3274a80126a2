/** A fake of Supabase's management API: the calls of `supabase functions deploy --use-api`, with the API's shapes. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { header, sendJson, startHttpServer } from "./http-server.ts";

interface DeployedFunction {
  readonly slug: string;
  readonly entrypointPath: string;
  readonly verifyJwt: boolean;
  /** By path below the project's root. */
  readonly files: ReadonlyMap<string, string>;
}

export interface FakeManagementApi {
  readonly origin: string;
  /** In the order of deployment. */
  readonly functions: readonly DeployedFunction[];
  close(): Promise<void>;
}

export const fakeAccessToken = `sbp_${"0123456789abcdef".repeat(3).slice(0, 40)}`;

export async function startFakeManagementApi(projectRef: string): Promise<FakeManagementApi> {
  const functions: DeployedFunction[] = [];
  const base = `/v1/projects/${projectRef}/functions`;
  const server = await startHttpServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://management.invalid");
    if (header(request, "authorization") !== `Bearer ${fakeAccessToken}`) {
      return sendJson(response, 401, { message: "Unauthorized" });
    }
    if (request.method === "GET" && pathname === base) return sendJson(response, 200, []);
    if (request.method === "POST" && pathname === `${base}/deploy`) {
      const deployed = await readDeployment(searchParams.get("slug") ?? "", request);
      functions.push(deployed);
      return sendJson(response, 201, functionResponse(deployed));
    }
    if (request.method === "PUT" && pathname === base) {
      await text(request);
      return sendJson(response, 200, { functions: functions.map(functionResponse) });
    }
    return sendJson(response, 404, { message: `Cannot ${request.method} ${pathname}` });
  });
  return { ...server, functions };
}

/** Multipart: one part `metadata` with JSON, and one part `file` for each source file, named by its path. */
async function readDeployment(slug: string, request: IncomingMessage): Promise<DeployedFunction> {
  const body = new Response(new Uint8Array(await buffer(request)), {
    headers: { "content-type": header(request, "content-type") ?? "" },
  });
  const form = await body.formData();
  const metadata = JSON.parse(form.get("metadata") as string) as { entrypoint_path: string; verify_jwt?: boolean };
  const files = form.getAll("file").filter((part) => part instanceof File);
  return {
    slug,
    entrypointPath: metadata.entrypoint_path,
    verifyJwt: metadata.verify_jwt ?? true,
    files: new Map(await Promise.all(files.map(async (file) => [file.name, await file.text()] as const))),
  };
}

function functionResponse({ slug, entrypointPath, verifyJwt }: DeployedFunction) {
  const now = Date.now();
  return {
    id: randomUUID(),
    slug,
    name: slug,
    status: "ACTIVE",
    version: 1,
    created_at: now,
    updated_at: now,
    verify_jwt: verifyJwt,
    entrypoint_path: entrypointPath,
  };
}
