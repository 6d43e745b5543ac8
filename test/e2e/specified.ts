/** The items of the site as the specification lists them (sections 2 and 3), in its order. */
export const specified = {
  services: [
    "cloud-transformation",
    "ai-ml",
    "blockchain",
    "internet-of-things",
    "data-analytics",
    "enterprise-software-development",
    "it-consulting-n-strategy",
    "managed-it-services",
    "cyber-security",
    "security-management",
    "digital-experience-platforms",
    "helpdesk-support",
  ],
  industries: ["e-governance", "finance", "smart-port", "manufacturing", "healthcare", "next-gen-erp"],
  products: [
    "centralized-control-monitoring-system",
    "smart-streetlight-automation",
    "smart-energy-monitoring-system",
    "water-monitoring-system",
    "smart-dust-bin",
    "gis-drone-topographical-survey",
    "emergency-response-system",
    "video-management-system",
  ],
  "case-studies": ["cloud-transformation", "smart-port-operations"],
};

export const productsMenu = [
  "Centralized Control System",
  "Smart Streetlight Automation",
  "Energy Monitoring System",
  "Water Monitoring System",
  "Smart Dust Bin",
  "GIS Drone-Based Topographical Survey",
  "Emergency Response System",
  "Video Management System",
];
