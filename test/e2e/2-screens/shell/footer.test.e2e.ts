import type { Page } from "@playwright/test";
import { expect, open, test } from "../../fixtures/site.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

const columns = {
  "Our Expertise": [
    "Branding",
    "Market Research",
    "Cloud Transformation",
    "IT Consulting",
    "Software Development",
    "Data Analysis & AI",
    "Cybersecurity",
    "E-commerce Solutions",
  ],
  Resources: ["Blog", "Case Studies", "Whitepapers", "Webinars"],
  Company: [
    "Our Story",
    "Why Choose Us",
    "Clients",
    "Latest News",
    "Careers",
    "Media Enquiries",
    "Collaborations",
    "Contact Us",
  ],
  Legal: ["Privacy", "Terms", "GDPR", "Security", "User Agreement"],
};

const targets: Record<string, string> = {
  "Case Studies": "/#case-studies",
  "Why Choose Us": "/#stats",
  Clients: "/#our-clients",
  "Contact Us": "/contact",
  Branding: "/offerings/branding",
  "Market Research": "/offerings/market-research",
  "Cloud Transformation": "/services/cloud-transformation",
  "IT Consulting": "/services/it-consulting-n-strategy",
  "Software Development": "/services/enterprise-software-development",
  "Data Analysis & AI": "/services/data-analytics",
  Cybersecurity: "/services/cyber-security",
  "E-commerce Solutions": "/offerings/e-commerce",
  Blog: "/insights",
  Whitepapers: "/tender-kit",
  Webinars: "/company/webinars",
  "Our Story": "/about-us",
  "Latest News": "/insights/topics/news",
  Careers: "/careers",
  "Media Enquiries": "/company/media-enquiries",
  Collaborations: "/company/collaborations",
  Privacy: "/legal/privacy",
  Terms: "/legal/terms",
  GDPR: "/legal/gdpr",
  Security: "/legal/security",
  "User Agreement": "/legal/user-agreement",
};

test("four columns of links, each of which leads somewhere", async ({ page }) => {
  await page.goto("/about-us");
  for (const [title, labels] of Object.entries(columns)) {
    const column = footer(page)
      .locator("div", { has: page.getByRole("heading", { name: title }) })
      .last();
    const links = column.getByRole("link");
    await expect(links).toHaveCount(labels.length);
    for (const [i, label] of labels.entries()) {
      await expect(links.nth(i)).toContainText(label);
      await expect(links.nth(i)).toHaveAttribute("href", targets[label] ?? "");
    }
  }
});

test("the company can be written to, called and followed from every page", async ({ page }) => {
  await page.goto("/services/ai-ml");
  const logo = footer(page).getByRole("link", { name: "Ananta", exact: true });
  await expect(logo).toHaveAttribute("href", "/");
  await expect(logo.locator("svg")).toBeVisible();
  await expect(footer(page)).toContainText(
    "Enduring innovation, transforming governance and industry with intelligent, AI-driven, cloud-native technology",
  );
  await expect(footer(page).getByRole("link", { name: "enquiries@ananta.example" })).toHaveAttribute(
    "href",
    "mailto:enquiries@ananta.example",
  );
  await expect(footer(page).getByRole("link", { name: "+91 44 0000 0000" })).toHaveAttribute(
    "href",
    "tel:+914400000000",
  );
  for (const name of ["LinkedIn", "Twitter", "Facebook", "Instagram"]) {
    const link = footer(page).getByRole("link", { name });
    await expect(link.locator("svg")).toBeVisible();
    await expect(link).toHaveAttribute("href", new RegExp(`^https://(www\\.)?${name.toLowerCase()}\\.com/`));
    await expect(link).toHaveAttribute("rel", "noreferrer");
  }
  await expect(footer(page).getByRole("textbox", { name: "Your e-mail address" })).toHaveAttribute(
    "required",
  );
  await expect(footer(page).getByRole("button", { name: "Subscribe" })).toBeVisible();
});

test("the copyright's year is the year of the visit, not of the build", async ({ page }) => {
  await page.goto("/about-us");
  await expect(footer(page)).toContainText(/© 20\d\d Ananta\. All rights reserved\./);
  await page.clock.setFixedTime(new Date("2041-02-03T12:00:00"));
  await open(page, "/about-us");
  await expect(footer(page)).toContainText("© 2041 Ananta");
});

test("at 375 px every link can be hit by a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/about-us");
  const small = await footer(page)
    .locator("a, [role=link], button, input:not([type=hidden], [tabindex='-1'])")
    .evaluateAll((all) =>
      all
        // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
        .filter((one) => !one.matches("form p a"))
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.textContent),
    );
  expect(small).toEqual([]);
});
