import { z } from "zod";
import { Address } from "./fields.ts";

/** Response of GET /v1 and GET / (spec "Summary"). */
export const ServiceIndex = z
  .object({
    service: z.string().meta({ description: "Name of the service.", examples: ["Ad Creative Generation API"] }),
    version: z.literal("v1").meta({ description: "Version of the API, the first part of every path." }),
    docs: Address.meta({ description: "Address of the documentation.", examples: ["https://api.example.com/docs"] }),
    endpoints: z.array(z.string()).meta({
      description: "Endpoints as method and path.",
      examples: [["POST /v1/ads/generate", "GET /v1/deliveries/{delivery_id}"]],
    }),
  })
  .meta({ id: "ServiceIndex", description: "What the service is and where its endpoints are." });
export type ServiceIndex = z.infer<typeof ServiceIndex>;
